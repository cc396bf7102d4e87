import type { z } from 'zod'

/** The message of every wrong field by its wire path. Unknown keys are wrong too. */
export function inputErrors(error: z.ZodError): Record<string, string> {
  // A map, because every object already has a `constructor`.
  const fields = new Map<string, string>()
  for (const issue of error.issues) {
    const found =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [pathOf([...issue.path, key]), `Unknown field ${key}`] as const)
        : [[pathOf(issue.path), issue.message] as const]
    for (const [path, message] of found) if (!fields.has(path)) fields.set(path, message)
  }
  return Object.fromEntries(fields)
}

function pathOf(path: PropertyKey[]): string {
  return path.map(String).join('.') || 'body'
}
