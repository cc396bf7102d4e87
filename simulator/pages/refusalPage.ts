import type { Reply } from '../reply.ts'
import { escaped, page } from './page.ts'

/** Page for a wrong request. */
export function refusalPage(why: string): Reply {
  return page({ title: 'This payment cannot be made', content: `<p>${escaped(why)}.</p>`, status: 400 })
}
