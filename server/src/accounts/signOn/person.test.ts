import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { mobileOf, rolesOf } from './person.ts'

describe('the mobile number of an account', () => {
  test.each([
    [{ phone_number: '+919876543210', phone_number_verified: true }, '9876543210'],
    [{ phone_number: '+91 98765-43210', phone_number_verified: true }, '9876543210'],
    [{ phone_number: '+919876543210', phone_number_verified: false }, undefined],
    [{ phone_number: '+919876543210', phone_number_verified: 'true' }, undefined],
    [{ phone_number: '+919876543210' }, undefined],
    [{ phone_number: '+449876543210', phone_number_verified: true }, undefined],
    [{ preferred_username: '919876543210' }, '9876543210'],
    [{ preferred_username: '9876543210' }, undefined],
    [{ preferred_username: '9198765432101' }, undefined],
    [
      { phone_number: '+919876543210', phone_number_verified: true, preferred_username: '919000000009' },
      '9876543210',
    ],
    [{ phone_number: 919876543210, phone_number_verified: true }, undefined],
    [{}, undefined],
  ])('is taken from %j as %s', (claims, expected) => expect(mobileOf(claims)).toBe(expected))
})

describe('the roles that a provider sends', () => {
  test.each([
    [{ realm_access: { roles: ['staff_user'] } }, 'realm_access.roles', ['staff_user']],
    [{ 'https://a.example/roles': ['x'] }, 'https://a.example/roles', ['x']],
    [{ realm_access: null }, 'realm_access.roles', undefined],
    [{ roles: 'staff_user' }, 'roles', undefined],
    [{}, 'realm_access.roles', undefined],
  ])('in %j at %s are %j', (claims, claim, expected) => expect(rolesOf(claims, claim)).toEqual(expected))
})

describe('the settings', () => {
  const all = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'bnr', OIDC_CLIENT_SECRET: 'x' }
  test('must be given together or not at all', () => {
    expect(readConfig({}).signOn).toBeUndefined()
    expect(readConfig(all).signOn).toEqual({
      issuer: 'https://id.example',
      clientId: 'bnr',
      clientSecret: 'x',
      rolesClaim: 'realm_access.roles',
      factor: { acr: [], amr: [] },
    })
    const vouching = { OIDC_SECOND_FACTOR_ACR: 'gold, silver', OIDC_SECOND_FACTOR_AMR: 'mfa,' }
    expect(readConfig({ ...all, ...vouching }).signOn?.factor).toEqual({
      acr: ['gold', 'silver'],
      amr: ['mfa'],
    })
    for (const name of Object.keys(all)) {
      expect(() => readConfig({ ...all, [name]: '' })).toThrow('are needed together')
    }
  })

  test('accept an unencrypted provider only on this machine', () => {
    expect(() => readConfig({ ...all, OIDC_ISSUER: 'http://id.example' })).toThrow('must be an https address')
    expect(readConfig({ ...all, OIDC_ISSUER: 'http://localhost:8080/realms/bnr' }).signOn).toBeDefined()
  })
})
