import { refName, type Schema } from './description.ts'

export type Opened = { data: Schema; required: boolean; bare: boolean }

/** What is inside the envelope of an answer, whether it must be there, and whether it may also come bare. */
export function openEnvelope(schema: Schema): Opened | undefined {
  const wrapped = schema.anyOf?.map(openEnvelope).find((opened) => opened !== undefined)
  if (wrapped) return { ...wrapped, bare: true }
  if (!schema.allOf?.some((part) => refName(part) === 'Envelope')) return undefined
  for (const { properties, required } of schema.allOf)
    if (properties?.data) return { data: properties.data, required: required?.includes('data') ?? false, bare: false }
  return undefined
}
