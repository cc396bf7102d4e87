import type { Bank } from './bank.ts'
import { choose, returnAgain } from './choose.ts'
import { type ControlInput, listOrders, setOrder, startOutage } from './control.ts'
import { ordersPage } from './pages/ordersPage.ts'
import { json, plain, type Reply } from './reply.ts'
import { trackStatus } from './statusTracker.ts'
import { initiate } from './transaction.ts'

export type Request = Readonly<{ method: string; path: string; body: string }>

/** `part` is the part of the path that matches `*`. */
type Serve = (bank: Bank, body: string, part: string) => Reply

const form =
  (serve: (bank: Bank, form: URLSearchParams, part: string) => Reply): Serve =>
  (bank, body, part) =>
    serve(bank, new URLSearchParams(body), part)

const object =
  (serve: (bank: Bank, input: ControlInput, part: string) => Reply): Serve =>
  (bank, body, part) => {
    const input = parsed(body)
    return input ? serve(bank, input, part) : json({ message: 'The body must be a JSON object' }, 400)
  }

const routes: Readonly<Record<string, Serve>> = {
  'POST /transaction/transaction.do': form(initiate),
  'POST /bank/orders/*': form(choose),
  'GET /bank/orders/*': (bank, _, trackingId) => returnAgain(bank, trackingId),
  'POST /apis/servlet/DoWebTrans': form(trackStatus),
  'GET /': ordersPage,
  'GET /simulator/orders': listOrders,
  'POST /simulator/orders/*': object(setOrder),
  'POST /simulator/away': object(startOutage),
}

export function serveRequest(bank: Bank, { method, path, body }: Request): Reply {
  const exact = routes[`${method} ${path}`]
  if (exact) return exact(bank, body, '')
  const [, start = '', part = ''] = /^(.*\/)([^/]+)$/.exec(path) ?? []
  return routes[`${method} ${start}*`]?.(bank, body, part) ?? plain('Not found', 404)
}

/** Whether a path is for control by tests; such paths work during an outage. */
export const isControl = (path: string): boolean => path.startsWith('/simulator/')

function parsed(body: string): ControlInput | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
