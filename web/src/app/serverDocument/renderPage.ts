import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as built from 'virtual:react-router/server-build'
import { readSessionUser } from '@bnr/contract/accounts/endpoints'
import type { SessionUser } from '@bnr/contract/accounts/schemas'
import type { RenderPage, Visit } from '@bnr/contract/serverDocument'
import { createRequestHandler } from 'react-router'
import { viewerOf } from '../../accounts/session.ts'
import { call } from '../../platform/call.ts'
import { readingsOf, readingsOfPage } from '../../platform/queryClient.ts'
import { type PageInWriting, setPageInWriting } from '../../platform/visit.ts'
import { arrange } from './arrange.ts'
import { filesOfParts } from './builtParts.ts'

const assets = join(import.meta.dirname, '../client/assets')
const styles = new Map<string, string>()

function builtStyle(file: string): string {
  const known = styles.get(file)
  if (known !== undefined) return known
  const read = readFileSync(join(assets, file), 'utf8')
  styles.set(file, read)
  return read
}

const inWriting = new AsyncLocalStorage<PageInWriting>()
setPageInWriting(() => inWriting.getStore())

const { basename = '/', allowedActionOrigins = [], unstable_getCriticalCss, ...rest } = built
const handle = createRequestHandler({ ...rest, basename, allowedActionOrigins }, 'production')

/** Writes the first document of a visit. */
export const renderPage: RenderPage = (visit) => inWriting.run(beginPage(visit), () => write(visit))

function beginPage({ reader, isDemo }: Visit): PageInWriting {
  return {
    reader,
    isDemo,
    user: undefined,
    readings: readingsOfPage(),
    parts: new Set<string>(),
    status: 200,
  }
}

async function write({ address, reader, form }: Visit) {
  const page = inWriting.getStore()
  if (!page) throw new Error('No page is being written')
  if (reader) page.user = await readUser(reader.userName)
  const response = await handle(
    new Request(asPage(address), form && { method: 'POST', body: new URLSearchParams(form) }),
  )
  if (response.status >= 500) throw page.failure ?? new Error('The page could not be rendered')
  const status = response.status === 200 ? page.status : response.status
  const { user, readings, redirect, title, html = await response.text() } = page
  if (redirect) return { status, redirect, pieces: [''] as const }
  const parts = filesOfParts(page.parts)
  const state =
    user === undefined ? undefined : { user, readings: readingsOf(readings), parts: [...page.parts] }
  const written = { state, title, parts, reader: readerOf(user, reader?.userName) }
  return { status, pieces: arrange(html, written, builtStyle) }
}

/** The router takes an address that ends in `.data` for its own data request and replies without a page. */
const asPage = (address: string) => address.replace(/\.data(?=\?|$)/, '%2Edata')

const readerOf = (user: SessionUser | null | undefined, userName = '') =>
  user === undefined ? undefined : { userName, viewer: viewerOf(user) }

async function readUser(userName: string | undefined) {
  return userName ? await call(readSessionUser, { params: { username: userName } }) : null
}
