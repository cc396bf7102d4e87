import { startSimulator } from './start.ts'

/** The environment variables have the same names as those of the server. */
const { PORT, HOST, CCAVENUE_MERCHANT_ID, CCAVENUE_ACCESS_CODE, CCAVENUE_WORKING_KEY, EVENTS_URL } =
  process.env
if (!CCAVENUE_MERCHANT_ID || !CCAVENUE_ACCESS_CODE || !CCAVENUE_WORKING_KEY) {
  process.stderr.write('CCAVENUE_MERCHANT_ID, CCAVENUE_ACCESS_CODE and CCAVENUE_WORKING_KEY are required\n')
  process.exit(1)
}

const { address, stop } = await startSimulator({
  port: Number(PORT ?? 3001),
  host: HOST || '127.0.0.1',
  merchantId: CCAVENUE_MERCHANT_ID,
  accessCode: CCAVENUE_ACCESS_CODE,
  workingKey: CCAVENUE_WORKING_KEY,
  ...(EVENTS_URL && { eventsUrl: EVENTS_URL }),
})

/** Sends the address to the parent process, if there is one, and stops when that process ends. */
if (process.send) process.send({ address })
else process.stdout.write(`The simulated bank is at ${address}\n`)
for (const end of ['disconnect', 'SIGTERM', 'SIGINT'] as const)
  process.once(end, () => void stop().then(() => process.exit(0)))
