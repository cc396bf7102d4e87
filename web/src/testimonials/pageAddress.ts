import { page } from '../ui/list/address.ts'

/** Pages in the address count from one, for people and search engines. */
export const storiesAddress = { page: page(1) }
