import { expect, test } from 'vitest'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { usePages } from '../../test/pages.ts'

const service = useService()
const visitor = usePages(service)

const value = 'A'.repeat(43)
test.each([
  ['no cookie', ''],
  ['a cookie without a value', 'bnr_page='],
  ['an unknown token', `bnr_page=${value}`],
  ['a short token', 'bnr_page=abc'],
  ['a very long token', `bnr_page=${value.repeat(200)}`],
  ['NUL', `bnr_page=${value}\0`],
  ['encoded NUL', `bnr_page=%00${value}`],
  ['characters of other scripts', 'bnr_page=விமலா'],
  ['half a surrogate pair', 'bnr_page=\ud800'],
  ['an invalid encoding', 'bnr_page=%E0%A4%A'],
  ['SQL', `bnr_page=' or 1=1 --`],
  ['a built-in property name', '__proto__=x; constructor=y'],
])('%s identifies nobody', async (_, cookie) => {
  expect(await visitor(cookie)).toBeUndefined()
  const { statusCode } = await service.app.inject({ url: '/api/ues/sso/available', headers: { cookie } })
  expect(statusCode).toBe(200)
})

test('two cookies of the name identify nobody, because one of them was planted', async () => {
  const [mine, other] = [await createMember(service), await createMember(service)]
  for (const second of [other.pageCookie, mine.pageCookie, 'bnr_page=x', ' bnr_page =x', 'bnr_page'])
    for (const cookie of [`${mine.pageCookie};${second}`, `${second}; ${mine.pageCookie}`])
      expect([cookie, await visitor(cookie)]).toEqual([cookie, undefined])
})
