import type { EndpointParts } from '@bnr/contract/endpoint'
import type { CallInput, TestService } from './harness.ts'

/** Requests the address of a file, as the browser does. */
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

/** Requests the address of a file and downloads it. */
export async function downloadFile(...request: Parameters<typeof addressOfFile>) {
  const [service] = request
  return await service.app.inject({ url: await addressOfFile(...request) })
}
