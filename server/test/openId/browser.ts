import { exchangeSignOn, finishSignOn, startSignOn } from '@bnr/contract/accounts/signOn'
import type { TestService } from '../harness.ts'

/** Stores cookies and follows addresses, as the browser of a member of staff does. */
export function openBrowser(service: TestService) {
  const cookies = new Map<string, string>()

  async function visit(endpoint: typeof startSignOn | typeof finishSignOn, search = '') {
    const { headers } = await service.app.inject({
      method: 'GET',
      url: `/api${endpoint.path}${search}`,
      headers: cookieHeader(),
    })
    store(headers['set-cookie'])
    return String(headers.location)
  }

  const cookieHeader = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })

  function store(header: string | string[] | undefined) {
    for (const cookie of [header ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
  }

  return {
    cookies,
    begin: () => visit(startSignOn),
    /** Opens the provider's page, which asks nothing; returns the address to which it redirects. */
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
