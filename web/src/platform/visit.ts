import type { SessionUser } from '@bnr/contract/accounts/schemas'
import type { Reader } from '@bnr/contract/serverDocument'
import type { QueryClient } from '@tanstack/react-query'

/** What the server knows while it renders one page, and what the screens report to it. */
export interface PageInWriting {
  reader: Reader | undefined
  isDemo: boolean
  /** Null for a guest, undefined until it has been read. */
  user: SessionUser | null | undefined
  readings: QueryClient
  /** Files of the lazily loaded parts that were rendered (ui/lazyPart.ts). */
  parts: Set<string>
  status: number
  redirect?: string
  title?: string
  /** The document, once it is rendered. */
  html?: string
  /** The error that occurred during rendering. */
  failure?: unknown
}

let pageInWriting: () => PageInWriting | undefined = () => undefined

/** Sets how to find the page being rendered; the server renders several at once. */
export function setPageInWriting(current: typeof pageInWriting): void {
  pageInWriting = current
}

/** Undefined in the browser. */
export const currentPage = (): PageInWriting | undefined => pageInWriting()

export function notePageStatus(status: number): void {
  const page = currentPage()
  if (page) page.status = status
}
