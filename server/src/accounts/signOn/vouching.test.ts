import { viewPassword } from '@bnr/contract/accounts/staff'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createMember } from '../../../test/factories/profiles.ts'
import { codeOf as signOnCodeOf, useSignOn } from '../../../test/openId/signOnService.ts'
import { codeOf, confirm, later, secret } from '../../../test/secondFactor/staff.ts'
import { auditLog } from '../../database/tables.ts'
import { saveTotp } from '../secondFactor/totp.ts'

const on = useSignOn({
  DEMO_SECOND_FACTOR: 'on',
  OIDC_SECOND_FACTOR_ACR: 'gold,silver',
  OIDC_SECOND_FACTOR_AMR: 'mfa,hwk',
})
const off = useSignOn({ DEMO_SECOND_FACTOR: 'on' })

type ProviderClaims = {
  token?: Record<string, unknown>
  userInfo?: Record<string, unknown>
  enrolled?: boolean
}

/** A member of staff signs on; the provider sends these claims in the id token and from its userinfo endpoint. */
async function signOnAs(
  { token = {}, userInfo = {}, enrolled = true }: ProviderClaims,
  { provider, ...use } = on,
) {
  const staff = await use.someone()
  if (enrolled)
    await use.service.db.inTransaction((tx) =>
      saveTotp(use.service, tx, { userId: staff.id, secret, lastStep: 0 }),
    )
  provider.person = { token, userInfo: { ...provider.person.userInfo, ...userInfo } }
  const browser = use.browser()
  const answer = await browser.exchange(signOnCodeOf(await use.signOn(browser)))
  return { staff, answer, wire: answer.wire as { code?: string; challenge?: string; token?: string } }
}

test.each([{ acr: 'gold' }, { acr: 'silver' }, { amr: ['pwd', 'mfa'] }, { amr: ['hwk'] }])(
  'a provider that sends %j vouches for the second factor',
  async (token) => {
    const { answer, staff } = await signOnAs({ token })
    expect(answer.status).toBe(200)
    const rows = await on.service.db.select().from(auditLog).where(eq(auditLog.userId, staff.id))
    expect(rows).toMatchObject([{ action: 'staff login', detail: { way: 'single sign-on' } }])
  },
)

test.each<ProviderClaims>([
  {},
  { token: { acr: 'bronze', amr: ['pwd'] } },
  { token: { acr: ['gold'], amr: 'mfa' } },
  { token: { acr: '', amr: [''] } },
  { userInfo: { acr: 'gold', amr: ['mfa'] } },
])('a provider that sends %j does not vouch, so the local factor completes the login', async (claims) => {
  const { wire, staff } = await signOnAs(claims)
  expect(wire).toMatchObject({ code: 'second_factor_required' })
  later(on.service, 30)
  const answer = { challenge: wire.challenge ?? '', code: codeOf(on.service) }
  expect((await confirm(on.service, answer)).body).toMatchObject({ userName: staff.userName })
})

test('staff without a factor must set one up, whatever the provider sends', async () => {
  const { wire } = await signOnAs({ token: { acr: 'gold' }, enrolled: false })
  expect(wire).toMatchObject({ code: 'second_factor_setup_required', challenge: expect.any(String) })
})

test('without the settings no provider vouches', async () => {
  const { wire } = await signOnAs({ token: { acr: 'gold', amr: ['mfa'] } }, off)
  expect(wire).toMatchObject({ code: 'second_factor_required' })
})

test('a call that needs a recent confirmation asks for the local factor at once', async () => {
  const { answer, staff } = await signOnAs({ token: { acr: 'gold' } })
  const { token } = answer.body
  await on.service.db.execute(
    `update users set roles = array['staff_user', 'super_admin'] where id = ${staff.id}`,
  )
  const { bnrId } = await createMember(on.service)
  const view = () => on.service.call(viewPassword, { params: { pid: bnrId } }, token)
  const first = await view()
  expect(first).toMatchObject({ status: 403, wire: { code: 'second_factor_required' } })
  later(on.service, 30)
  const { challenge } = first.wire as { challenge: string }
  expect((await confirm(on.service, { challenge, code: codeOf(on.service) }, { token })).status).toBe(200)
  expect((await view()).status).toBe(200)
})

test('the sign-on requests the classes that vouch', async () => {
  const address = async ({ service }: typeof on) =>
    new URL(String((await service.app.inject('/api/ues/sso')).headers.location)).searchParams.get(
      'acr_values',
    )
  expect([await address(on), await address(off)]).toEqual(['gold silver', null])
})
