import type { Reader, RenderPage, Visit } from '@bnr/contract/serverDocument'

/** Visits that this writer received. It replaces the writer of web and carries out the steps in the query of the address. */
export const visits: Visit[] = []

/** How many more times drawing a shell fails. */
export const shells = { toFail: 0 }

let waiting: (() => void)[] = []
export const countWaiting = (): number => waiting.length

/** Lets all waiting pages continue, in the order in which they came or in reverse. */
export function continueWaiting(order: 'first' | 'last' = 'first'): void {
  const pages = waiting
  waiting = []
  for (const resume of order === 'first' ? pages : pages.reverse()) resume()
}

export type Got = { status: number; body: unknown }
type Page = { status: number; redirect?: string; got: Got[] }
type Step = (argument: string, page: Page, reader: Reader) => unknown

const steps: Record<string, Step> = {
  get: async (address, { got }, reader) =>
    got.push(await gotOf(reader.fetch(address, { method: 'GET', headers: {} }))),
  post: async (address, { got }, reader) => {
    const headers = { 'content-type': 'application/json' }
    got.push(await gotOf(reader.fetch(address, { method: 'POST', headers, body: '{}' })))
  },
  put: async (address, { got }, reader) =>
    got.push(await gotOf(reader.fetch(address, { method: 'PUT', headers: {} }))),
  wait: () => new Promise<void>((resume) => void waiting.push(resume)),
  break: (message) => {
    throw new Error(message)
  },
  refuse: (status) => {
    throw Object.assign(new Error('a call was refused'), { status: Number(status) })
  },
  status: (status, page) => {
    page.status = Number(status)
  },
  redirect: (to, page) => {
    page.redirect = to
  },
}

const gotOf = async (answer: ReturnType<Reader['fetch']>): Promise<Got> => {
  const reply = await answer
  return { status: reply.status, body: await reply.json().catch(() => '') }
}

const head =
  '<!DOCTYPE html><html lang="en"><head><title>BNR Matrimony</title><link rel="canonical" href="%PUBLIC_URL%/x"/>' +
  '<script>early()</script>'
const foot = '<script>go("on")</script></body></html>'

export const renderPage: RenderPage = async (visit) => {
  visits.push(visit)
  const { reader, address } = visit
  if (!reader && shells.toFail-- > 0) throw new Error('the shell is broken')
  if (!reader) return { status: 200, pieces: [head, `</head><body>One moment${foot}`] }
  const page: Page = { status: 200, got: [] }
  for (const [step, argument] of new URL(address).searchParams) await steps[step]?.(argument, page, reader)
  const { status, redirect, got } = page
  const written = JSON.stringify(got).replaceAll('<', '\\u003c')
  const state = `<script type="application/json" id="server-document">${written}</script>`
  const words = `</head><body>Page of ${reader.userName ?? 'a guest'}`
  return { status, redirect, pieces: [head, words, state, foot] }
}

/** The replies to the calls of a page, as its browser reads them. */
export const gotOn = (html: string): Got[] =>
  JSON.parse(html.match(/id="server-document">(.*?)<\/script>/s)?.[1] ?? '[]')
