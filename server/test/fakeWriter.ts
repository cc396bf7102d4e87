import type { Reader, Visit, WritePage } from '@bnr/contract/serverDocument'

/** What stands where the browser side's writer does: it does what the query of an address asks of it, one step after another. */
export const visits: Visit[] = []

/** How often a frame still fails to be drawn. */
export const frames = { toFail: 0 }

let waiting: (() => void)[] = []
export const countWaiting = (): number => waiting.length

/** Whoever waits goes on, in the order in which they came or the other way round. */
export function letGo(order: 'first' | 'last' = 'first'): void {
  const held = waiting
  waiting = []
  for (const goOn of order === 'first' ? held : held.reverse()) goOn()
}

export type Got = { status: number; body: unknown }
type Page = { status: number; redirect?: string; got: Got[] }
type Step = (given: string, page: Page, reader: Reader) => unknown

const steps: Record<string, Step> = {
  get: async (address, { got }, reader) =>
    got.push(await gotOf(reader.fetch(address, { method: 'GET', headers: {} }))),
  post: async (address, { got }, reader) => {
    const headers = { 'content-type': 'application/json' }
    got.push(await gotOf(reader.fetch(address, { method: 'POST', headers, body: '{}' })))
  },
  put: async (address, { got }, reader) =>
    got.push(await gotOf(reader.fetch(address, { method: 'PUT', headers: {} }))),
  wait: () => new Promise<void>((goOn) => void waiting.push(goOn)),
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

const gotOf = async (answer: Promise<Response>): Promise<Got> => {
  const { status, text } = await answer.then(async (reply) => ({
    status: reply.status,
    text: await reply.text(),
  }))
  return { status, body: text.startsWith('{') ? JSON.parse(text) : text }
}

const head =
  '<!DOCTYPE html><html lang="en"><head><title>BNR Matrimony</title><link rel="canonical" href="%PUBLIC_URL%/x"/>' +
  '<script>early()</script></head><body>'
const foot = '<script>go("on")</script></body></html>'

export const writePage: WritePage = async (visit) => {
  visits.push(visit)
  const { reader, address } = visit
  if (!reader && frames.toFail-- > 0) throw new Error('the frame is broken')
  if (!reader) return { status: 200, html: `${head}One moment${foot}` }
  const page: Page = { status: 200, got: [] }
  for (const [step, given] of new URL(address).searchParams) await steps[step]?.(given, page, reader)
  const { status, redirect, got } = page
  const written = JSON.stringify(got).replaceAll('<', '\\u003c')
  const state = `<script type="application/json" id="server-document">${written}</script>`
  return { status, redirect, html: `${head}Page of ${reader.userName ?? 'a guest'}${state}${foot}` }
}

/** What the calls of a page got, as its browser reads it. */
export const gotOn = (html: string): Got[] =>
  JSON.parse(html.match(/id="server-document">(.*?)<\/script>/s)?.[1] ?? '[]')
