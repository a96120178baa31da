import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { FileButton } from '~/design/inputs/FileInput'
import { Typography } from '~/design/layout/Flex'
import { readTextFile, type TextFile } from '~/platform/text-file'

type FileProblem = Extract<TextFile, { problem: unknown }>['problem']

/**
 * Reads a file as if its text were pasted.
 * @param onText gets what it holds, and its name
 */
export function useSheetFile(onText: (text: string, fileName: string) => unknown) {
  const [problem, setProblem] = useState<FileProblem>()
  return {
    /** Why the last file could not be read. */
    problem,
    /** Something else was chosen instead. */
    clearProblem: () => setProblem(undefined),
    openFile: async (file: File) => {
      const content = await readTextFile(file)
      setProblem('problem' in content ? content.problem : undefined)
      if ('text' in content) await onText(content.text, file.name)
    },
  }
}

type SheetFileProps = { disabled: boolean; problem: FileProblem | undefined; onFile: (file: File) => void }

/** The button that reads a sheet from a file, and why a file could not be read. */
export const SheetFile = ({ disabled, problem, onFile }: SheetFileProps) => (
  <div>
    <FileButton
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
      disabled={disabled}
      onFile={onFile}
    >
      <FormattedMessage id="sheet.file" />
    </FileButton>
    {problem && (
      <Typography variant="body2" component="div" color="error" role="alert">
        <FormattedMessage id={`sheet.file.${problem}`} />
      </Typography>
    )}
  </div>
)
