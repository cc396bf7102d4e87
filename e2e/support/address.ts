/** Another port for a run beside others; a server that already listens there is used as it stands. */
export const port = Number(process.env.JOURNEY_PORT ?? 3311)
export const origin = `http://localhost:${port}`

/** The simulated bank, by another name than ours: browsers come back from it across sites, as from a real one. */
export const bankPort = port + 1
export const bank = `http://127.0.0.1:${bankPort}`
