import { z } from 'zod'

/** 0 picks a free port. */
export const port = z.coerce.number().int().min(0).max(65_535)
