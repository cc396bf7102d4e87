import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

/** The settings that are given, each as `NAME` or as the contents of the file that `NAME_FILE` names. */
export function givenSettings(names: readonly string[], environment: Environment): Record<string, string> {
  const given: Record<string, string> = {}
  const problems: string[] = []
  for (const name of names) {
    const [value, file] = [environment[name], environment[`${name}_FILE`]]
    if (value && file) problems.push(`Set ${name} or ${name}_FILE, not both`)
    else if (value) given[name] = value
    else if (file) {
      const content = contentOf(file)
      if (typeof content === 'string') given[name] = content
      else problems.push(`${name}_FILE: ${content.problem}`)
    }
  }
  if (problems.length > 0) throw new Error(`Wrong configuration:\n${problems.join('\n')}`)
  return given
}

/** An empty file is refused: a file that is named is meant to set something. */
function contentOf(file: string): string | { problem: string } {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '') || { problem: `${file} is empty` }
  } catch (error) {
    return { problem: `cannot read ${file} (${(error as NodeJS.ErrnoException).code})` }
  }
}
