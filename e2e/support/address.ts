/** Another port for a run beside others; a server that already listens there is used as it stands. */
export const port = Number(process.env.JOURNEY_PORT ?? 3311)
export const origin = `http://localhost:${port}`
