import { hash as hashAtCost } from '@node-rs/argon2/index.js'

export { verify } from '@node-rs/argon2/index.js'

/** Hashes at the lowest cost that Argon2 accepts: passwords of tests protect nobody. */
export const hash = (password: string) => hashAtCost(password, { memoryCost: 64, timeCost: 1 })
