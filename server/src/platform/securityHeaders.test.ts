import { expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'

const withGateway = useService({
  CCAVENUE_MERCHANT_ID: '12345',
  CCAVENUE_ACCESS_CODE: 'AVAB01CD23EF',
  CCAVENUE_WORKING_KEY: '0123456789ABCDEF0123456789ABCDEF',
})
const without = useService()

async function formsOf(service: typeof without): Promise<string | undefined> {
  const { headers } = await service.app.inject('/healthz')
  return /form-action ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
}

test('forms go to us, and to the card gateway where there is one', async () => {
  expect(await formsOf(without)).toBe("'self'")
  expect(await formsOf(withGateway)).toBe("'self' https://secure.ccavenue.com")
})
