import type { Hint } from '@bnr/contract/hints/endpoints'
import { passHint, streaming } from './hints.ts'
import { keepStream } from './keepStream.ts'
import { longestSilence } from './readStream.ts'

/** What the tab with the stream tells the other tabs, and what they ask. */
type News = { open: boolean } | { hint: Hint } | 'isItOpen'

/** Milliseconds after which a hidden tab lets go of the stream. */
const hiddenFor = 60_000

/**
 * Receives hints for all tabs of a login over one stream: the tab that has the lock reads it and passes everything on.
 * Old browsers have no locks; their pages poll.
 */
export function shareStream(userName: string): () => void {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return () => undefined
  const name = `bnr.hints.${userName}`
  let turn: AbortController | undefined
  const tabs = tabsOf(name, (hint) => turn && passHint(hint))

  function takePart() {
    if (turn) return
    turn = new AbortController()
    const { signal } = turn
    tabs.ask()
    navigator.locks
      .request(name, { signal }, () => keepStream(signal, tabs.reader))
      // An aborted wait for the lock.
      .catch(() => undefined)
  }

  function letGo() {
    turn?.abort()
    turn = undefined
  }

  const unwatch = watchVisibility({
    onHidden: letGo,
    onShown: () => {
      takePart()
      passHint({})
    },
  })
  takePart()
  return () => {
    unwatch()
    letGo()
    tabs.close()
  }
}

/** The channel between the tabs. `reader` is for the tab that reads the stream. */
function tabsOf(name: string, pass: (hint: Hint) => void) {
  const channel = new BroadcastChannel(name)
  let isReading = false
  let isClosed = false
  let signAt = 0
  const tell = (news: News) => {
    if (isClosed) return
    channel.postMessage(news)
    receive(news)
  }
  function receive(news: News) {
    if (news === 'isItOpen') {
      if (isReading) channel.postMessage({ open: true } satisfies News)
      return
    }
    signAt = Date.now()
    if ('hint' in news) pass(news.hint)
    else if (streaming.get() !== news.open) streaming.set(news.open)
  }
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    // This tab has missed the hints from before it knew of the stream.
    const isNew = data !== 'isItOpen' && !streaming.get()
    receive(data)
    if (isNew && streaming.get()) pass({})
  }
  // The tab with the stream may have been killed.
  const checking = setInterval(() => {
    if (streaming.get() && Date.now() - signAt > longestSilence) streaming.set(false)
  }, longestSilence / 4)
  const setOpen = (open: boolean) => {
    isReading = open
    tell({ open })
  }
  return {
    ask: () => channel.postMessage('isItOpen' satisfies News),
    reader: {
      onOpen: () => setOpen(true),
      onSign: () => tell({ open: true }),
      onHint: (hint: Hint) => tell({ hint }),
      onLost: () => setOpen(false),
    },
    close: () => {
      isClosed = true
      clearInterval(checking)
      streaming.set(false)
      channel.close()
    },
  }
}

/** A page in the background needs no hints after a while, and one that Back brings back needs them at once. */
function watchVisibility({ onHidden, onShown }: { onHidden: () => void; onShown: () => void }): () => void {
  const watching = new AbortController()
  const { signal } = watching
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAway = false
  const hide = () => {
    isAway = true
    onHidden()
  }
  const show = () => {
    clearTimeout(timer)
    if (isAway) onShown()
    isAway = false
  }
  document.addEventListener(
    'visibilitychange',
    () => {
      clearTimeout(timer)
      if (document.hidden) timer = setTimeout(hide, hiddenFor)
      else show()
    },
    { signal },
  )
  addEventListener('pagehide', hide, { signal })
  addEventListener('pageshow', show, { signal })
  return () => {
    clearTimeout(timer)
    watching.abort()
  }
}
