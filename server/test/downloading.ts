import type { EndpointParts } from '@bnr/contract/endpoint'
import type { CallInput, TestService } from './harness.ts'

/** Asks for the address of a file, as the browser does. */
export async function addressOfFile(
  service: TestService,
  endpoint: EndpointParts,
  input: CallInput,
  token: string,
): Promise<string> {
  const { status, wire } = await service.call(endpoint, input, token)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(wire)}`)
  return (wire as { url: string }).url
}

/** Asks for a file and opens its address. */
export async function downloadFile(...asked: Parameters<typeof addressOfFile>) {
  const [service] = asked
  return await service.app.inject({ url: await addressOfFile(...asked) })
}
