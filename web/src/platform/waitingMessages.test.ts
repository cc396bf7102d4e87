import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetCredentials, storeCredentials } from './credentials.ts'

const login = { token: 't', refreshToken: 'r', userName: '10000001', userType: 'pu', expiresAt: 0 } as const
const message = (clientId: string) => ({ bnrId: '10000009', clientId, text: `Text ${clientId}` })

/** A tab has its own memory and shares the storage. */
async function openTab() {
  vi.resetModules()
  const tab = await import('./waitingMessages.ts')
  tab.readWaiting()
  const ids = () => tab.waitingMessages().map(({ clientId }) => clientId)
  return { ...tab, ids }
}
const afterReload = async () => (await openTab()).ids()

beforeEach(() => storeCredentials(login))
afterEach(() => {
  vi.unstubAllGlobals()
  forgetCredentials()
  localStorage.clear()
})

it('keeps what two tabs of one person add', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.addWaiting(message('a'))
  other.addWaiting(message('b'))
  one.addWaiting(message('c'))
  expect(await afterReload()).toEqual(['a', 'b', 'c'])
})

it('does not bring back messages that another tab has sent or this one has withdrawn', async () => {
  const one = await openTab()
  one.addWaiting(message('a'))
  one.addWaiting(message('b'))
  const other = await openTab()
  other.removeWaiting('a')
  one.refuseWaiting('a', 'Too late')
  one.removeWaiting('b')
  other.addWaiting(message('c'))
  expect(await afterReload()).toEqual(['c'])
  expect(other.ids()).toEqual(['c'])
})

/** Storage that reads and removes, but writes nothing more. */
function fillStorage() {
  const { getItem, removeItem } = localStorage
  vi.stubGlobal('localStorage', {
    getItem: getItem.bind(localStorage),
    removeItem: removeItem.bind(localStorage),
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
}

it('remembers every message of the page while the storage is full', async () => {
  const tab = await openTab()
  tab.addWaiting(message('a'))
  fillStorage()
  tab.addWaiting(message('b'))
  tab.readWaiting()
  vi.unstubAllGlobals()
  expect(await afterReload()).toEqual(['a'])
  tab.removeWaiting('a')
  expect(tab.ids()).toEqual(['b'])
  expect(await afterReload()).toEqual(['b'])
})

it('does not show one person what another wrote here while the storage was full', async () => {
  const tab = await openTab()
  fillStorage()
  tab.addWaiting(message('a'))
  vi.unstubAllGlobals()
  storeCredentials({ ...login, userName: '10000002' })
  tab.readWaiting()
  expect(tab.ids()).toEqual([])
})
