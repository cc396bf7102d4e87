import type { z } from 'zod'

/** The message of every wrong field by its wire path. Unknown keys are wrong too. */
export function inputErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[pathOf([...issue.path, key])] ??= `Unknown field ${key}`
    } else {
      fields[pathOf(issue.path)] ??= issue.message
    }
  }
  return fields
}

function pathOf(path: PropertyKey[]): string {
  return path.map(String).join('.') || 'body'
}
