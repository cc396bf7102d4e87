import type { z } from '#schema'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** Returns the message for a refused value whose schema has none of its own. Server and browser use it for all schemas. */
export function plainWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return missing(issue) ? 'Please fill this in' : (expected[issue.expected] ?? unsuitable)
    case 'invalid_value':
      return 'Select a value from the list'
    case 'too_small':
      return tooLittle(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooMuch(issue.origin, Number(issue.maximum))
    case 'invalid_format':
      return formats[issue.format] ?? 'Check the format of this value'
    case 'unrecognized_keys':
      return 'This contains a field that we do not know'
    default:
      return unsuitable
  }
}

const unsuitable = 'This value cannot be used here'

const missing = ({ input }: Issue): boolean => input === undefined || input === null

const expected: Readonly<Record<string, string>> = {
  string: 'Enter some text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Choose yes or no',
  array: 'Select a value from the list',
  date: 'Enter a date',
}

const formats: Readonly<Record<string, string>> = {
  email: 'Invalid email',
  date: 'Enter a date',
  datetime: 'Enter a date and time',
  uuid: 'This is not a valid id',
}

function tooLittle(origin: string, minimum: number): string {
  if (origin === 'array') return minimum > 1 ? `Choose at least ${minimum}` : 'Choose at least one'
  if (origin === 'string') return minimum > 1 ? `Use at least ${minimum} characters` : 'Please fill this in'
  return `Enter a number from ${minimum}`
}

function tooMuch(origin: string, maximum: number): string {
  if (origin === 'array') return `Choose at most ${maximum}`
  return origin === 'string' ? `Use at most ${maximum} characters` : `Enter a number up to ${maximum}`
}
