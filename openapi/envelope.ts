import { refName, type Schema } from './description.ts'

export type Opened = { data: Schema; required: boolean; bare: boolean }

/** The schema inside an envelope, whether data is required, and whether the answer may come bare. */
export function openEnvelope(schema: Schema): Opened | undefined {
  const wrapped = schema.anyOf?.map(openEnvelope).find((opened) => opened !== undefined)
  if (wrapped) return { ...wrapped, bare: true }
  if (!schema.allOf?.some((part) => refName(part) === 'Envelope')) return undefined
  for (const { properties, required } of schema.allOf)
    if (properties?.data) return { data: properties.data, required: required?.includes('data') ?? false, bare: false }
  return undefined
}
