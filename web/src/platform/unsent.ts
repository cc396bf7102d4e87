type Sender = (atOnce: boolean) => Promise<unknown>

const senders = new Set<Sender>()

/** Sends everything that still waits in the browser; a logout awaits it. */
export const sendUnsent = (atOnce = false) => Promise.all([...senders].map((send) => send(atOnce)))

/**
 * Registers what must be sent before the page closes, is hidden (phones report nothing more) or the person logs out.
 */
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
