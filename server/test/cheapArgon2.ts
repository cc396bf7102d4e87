import { hash as hashAtCost } from '@node-rs/argon2/index.js'

export { verify } from '@node-rs/argon2/index.js'

/** Passwords of tests are nobody's: at the least cost that the algorithm takes. */
export const hash = (password: string) => hashAtCost(password, { memoryCost: 64, timeCost: 1 })
