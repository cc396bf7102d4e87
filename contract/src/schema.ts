import type { z } from 'zod'

export { z } from 'zod'

/** The schema as it judges values. In the browser it is made here first, out of what was written down (schema.browser.ts). */
export function asZod<S extends z.ZodType>(schema: S, _zod: object): S {
  return schema
}
