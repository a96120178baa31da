/** Saves a text as a file of the browser. */
export function downloadText(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the browser has taken the content over by the next task
  setTimeout(() => URL.revokeObjectURL(address))
}
