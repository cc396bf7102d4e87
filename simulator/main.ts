import { startSimulator } from './start.ts'

/** The settings are named as the service names its own. */
const { PORT, HOST, CCAVENUE_MERCHANT_ID, CCAVENUE_ACCESS_CODE, CCAVENUE_WORKING_KEY, EVENTS_URL } =
  process.env
if (!CCAVENUE_MERCHANT_ID || !CCAVENUE_ACCESS_CODE || !CCAVENUE_WORKING_KEY) {
  process.stderr.write('CCAVENUE_MERCHANT_ID, CCAVENUE_ACCESS_CODE and CCAVENUE_WORKING_KEY are needed\n')
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

/** Whoever started this is told where it listens; when that process is gone, however it went, so is this. */
if (process.send) process.send({ address })
else process.stdout.write(`The simulated bank is at ${address}\n`)
for (const end of ['disconnect', 'SIGTERM', 'SIGINT'] as const)
  process.once(end, () => void stop().then(() => process.exit(0)))
