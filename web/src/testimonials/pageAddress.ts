import { page } from '../ui/list/address.ts'

/** What the address of the stories says; people and search engines count pages from one. */
export const storiesAddress = { page: page(1) }
