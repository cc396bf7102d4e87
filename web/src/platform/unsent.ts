type Sender = (atOnce: boolean) => Promise<unknown>

const senders = new Set<Sender>()

/** Sends what waits in the browser; who logs out awaits it. */
export const sendUnsent = (atOnce = false) => Promise.all([...senders].map((send) => send(atOnce)))

/** Counts `send` among what must not be lost when the page is left, hidden (a phone says no more than that) or logged out of. */
export function onSending(send: Sender): void {
  if (senders.size === 0) listen()
  senders.add(send)
}

function listen(): void {
  const sendNow = () => void sendUnsent(true)
  addEventListener('pagehide', sendNow)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendNow()
  })
}
