/** A run in parallel to others needs another port; a server that already listens there is used. */
export const port = Number(process.env.JOURNEY_PORT ?? 3311)
export const origin = `http://localhost:${port}`

/** The simulated bank has another host name than the service, so that browsers return across sites as from a real bank. */
export const bankPort = port + 1
export const bank = `http://127.0.0.1:${bankPort}`
