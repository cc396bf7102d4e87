/** Writes Markdown as the figures come. */
export const print = (text: string): boolean => process.stdout.write(`${text}\n`)

export const row = (...cells: (string | number)[]): boolean => print(`| ${cells.join(' | ')} |`)

export function head(...titles: string[]): void {
  print('')
  row(...titles)
  print(`${'|---'.repeat(titles.length)}|`)
}
