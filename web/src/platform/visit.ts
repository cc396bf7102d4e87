import type { SessionUser } from '@bnr/contract/accounts/schemas'
import type { Reader } from '@bnr/contract/serverDocument'
import type { QueryClient } from '@tanstack/react-query'

/** What the server knows while it writes one page, and what the screens tell it meanwhile. */
export interface PageInWriting {
  reader: Reader | undefined
  isDemo: boolean
  /** Null for a guest, undefined while nobody has looked. */
  user: SessionUser | null | undefined
  readings: QueryClient
  /** Files of the parts drawn that are loaded by themselves (ui/lazyPart.ts). */
  parts: Set<string>
  status: number
  redirect?: string
  title?: string
  /** The document, once it is drawn. */
  html?: string
  /** What broke while it was drawn. */
  failure?: unknown
}

let pageInWriting: () => PageInWriting | undefined = () => undefined

/** The writer of pages says which of them is drawn at the moment: several are written at once. */
export function setPageInWriting(current: typeof pageInWriting): void {
  pageInWriting = current
}

/** Undefined in the browser. */
export const currentPage = (): PageInWriting | undefined => pageInWriting()

/** The status under which the server sends the page that is being drawn. */
export function notePageStatus(status: number): void {
  const page = currentPage()
  if (page) page.status = status
}
