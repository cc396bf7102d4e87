import { exchangeSignOn, finishSignOn, startSignOn } from '@bnr/contract/accounts/signOn'
import type { TestService } from '../harness.ts'

/** Keeps cookies and follows addresses, as the browser of a member of staff does. */
export function openBrowser(service: TestService) {
  const cookies = new Map<string, string>()

  async function visit(endpoint: typeof startSignOn | typeof finishSignOn, search = '') {
    const { headers } = await service.app.inject({
      method: 'GET',
      url: `/api${endpoint.path}${search}`,
      headers: cookieHeader(),
    })
    keep(headers['set-cookie'])
    return String(headers.location)
  }

  const cookieHeader = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })

  function keep(given: string | string[] | undefined) {
    for (const cookie of [given ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
  }

  return {
    cookies,
    begin: () => visit(startSignOn),
    /** The provider's page, where the person is asked nothing: the address it sends the browser back to. */
    prove: async (address: string) => {
      const { headers } = await fetch(address, { redirect: 'manual' })
      return new URL(headers.get('location') ?? '')
    },
    comeBack: (returned: URL) => visit(finishSignOn, returned.search),
    exchange: async (code: string) => {
      const answer = await service.call(exchangeSignOn, { body: { code }, headers: cookieHeader() })
      return answer
    },
  }
}
