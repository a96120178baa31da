import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { FileButton } from '~/design/inputs/FileInput'
import { Typography } from '~/design/layout/Flex'
import { readTextFile, type TextFile } from '~/platform/read-cells'

type FileProblem = Extract<TextFile, { problem: unknown }>['problem'] | 'several' | 'empty' | 'noAddress'

/**
 * Reads a file as if its text were pasted.
 * @param onText gets what it holds, and its name; may return what is wrong with it
 */
export function useSheetFile(onText: (text: string, fileName: string) => FileProblem | undefined) {
  const [problem, setProblem] = useState<FileProblem>()
  const chosen = useRef<File>(undefined)

  async function read(file: File) {
    chosen.current = file
    const content = await readTextFile(file)
    // another file was chosen meanwhile
    if (chosen.current !== file) return
    if ('problem' in content) setProblem(content.problem)
    else setProblem(content.text.trim() === '' ? 'empty' : onText(content.text, file.name))
  }

  return {
    /** Why the last file could not be read. */
    problem,
    /** Something else was chosen instead. */
    clearProblem: () => {
      chosen.current = undefined
      setProblem(undefined)
    },
    /** Reads one file. Of several, nobody knows which is meant. */
    openFile: (file: File, ...others: File[]): void => {
      chosen.current = undefined
      if (others.length > 0) setProblem('several')
      else void read(file)
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
