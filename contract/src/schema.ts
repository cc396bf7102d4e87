import type { z } from 'zod'

export { z } from 'zod'

/** Returns the schema itself. Its counterpart in the browser (schema.browser.ts) builds it from recorded calls first. */
export function asZod<S extends z.ZodType>(schema: S, _zod: object): S {
  return schema
}
