import { type Role, roles } from '@bnr/contract/access'
import { declaredEndpoints, type EndpointParts, methodsOf, servedAt } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from './factories/accounts.ts'
import { createMember, registerDraft } from './factories/profiles.ts'
import { useService } from './harness.ts'
import { specifiedPermissions } from './specification/permissions.ts'

const service = useService()

/** A token of somebody who has this role and no other. */
async function tokenOf(role: Role): Promise<string | undefined> {
  if (role === 'guest_user') return undefined
  if (role === 'registrant') return (await registerDraft(service)).token
  if (role === 'profile_user') return (await createMember(service)).token
  return (await createStaff(service, ...(role === 'staff_user' ? [] : [role]))).token
}

/** A path to a record that does not exist, because these tests check permissions only. */
function addressOf(endpoint: EndpointParts): string {
  const filled = servedAt(endpoint).replace(/:(\w+)/g, (_, name) =>
    name === 'id' || name === 'targetId' ? '2000000000' : 'x',
  )
  return filled
}

const named = (endpoints: readonly EndpointParts[]) =>
  endpoints.map((one) => `${methodsOf(one)} ${servedAt(one)}`).sort()

test('the server serves every endpoint of the contract exactly once', () => {
  expect(named(service.app.served)).toEqual(named(declaredEndpoints()))
})

test.each(roles)('%s may make exactly the calls that the specification table allows', async (role) => {
  const token = await tokenOf(role)
  for (const endpoint of service.app.served) {
    if (endpoint.path === '/ues/alo') continue
    const allowed = specifiedPermissions[endpoint.permission]?.split(', ') ?? []
    const ownRoles =
      role === 'guest_user' || role === 'registrant' || role === 'profile_user'
        ? [role]
        : ['staff_user', role]
    const mayPass = ownRoles.some((one) => allowed.includes(one))
    for (const method of methodsOf(endpoint)) {
      const headers = token ? { authorization: `Bearer ${token}` } : {}
      const { statusCode } = await service.app.inject({ method, url: addressOf(endpoint), headers })
      const refused = statusCode === 403 || (statusCode === 401 && endpoint.permission !== 'public')
      expect(`${method} ${endpoint.path} ${refused ? 'refused' : 'passed'}`).toBe(
        `${method} ${endpoint.path} ${mayPass ? 'passed' : 'refused'}`,
      )
      expect(statusCode).toBeLessThan(500)
    }
  }
})
