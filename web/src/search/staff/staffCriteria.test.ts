import { searchKeys } from '@bnr/contract/search/keys'
import { describe, expect, it } from 'vitest'
import { criteriaOf } from '../criteria.ts'
import { fromQuery, toQuery } from '../query.ts'
import { searchParams } from '../searchParams.ts'

describe('a search of staff', () => {
  const criteriaAt = (address: string) => {
    const { form, values } = fromQuery(new URLSearchParams(address))
    return criteriaOf(form, values).map(({ key, operation, value }) => [key, operation, value])
  }

  it.each([
    [
      'photos=yes',
      [
        ['me.ms', 'eq', 'Active'],
        ['me.mt', 'eq', 'pp'],
      ],
    ],
    ['photos=no', [['me', 'eq', false]]],
    [
      'paid=yes&elite=no',
      [
        ['pa', 'eq', true],
        ['el', 'eq', false],
      ],
    ],
    ['paid=perhaps', []],
    ['age=25-', [['bi.dob', 'age_range', { gte: 25, lte: 60 }]]],
    ['age=-40', [['bi.dob', 'age_range', { gte: 21, lte: 40 }]]],
    ['birth=1998-04-12', [['bi.dob', 'eq', '1998-04-12']]],
    ['birth=12.4.1998', []],
    ['mobileCode=91&alternateCode=91', []],
    [
      'mobile=9100000001&mobileCode=91',
      [
        ['bi.ph.nu', 'eq', '9100000001'],
        ['bi.ph.cc', 'eq', '91'],
      ],
    ],
    [
      'alternate=9100000001&alternateCode=971',
      [
        ['bi.cp.nu', 'eq', '9100000001'],
        ['bi.cp.cc', 'eq', '971'],
      ],
    ],
    [
      'createdFrom=2026-01-01&createdTo=2026-01-31',
      [['cdt', 'range', { gte: '2026-01-01', lte: '2026-01-31' }]],
    ],
    ['package=Diamond&begunFrom=2026-01-01', [['pn', 'range', { name: 'Diamond', gte: '2026-01-01' }]]],
    ['begunTo=2026-01-31', [['pn', 'range', { lte: '2026-01-31' }]]],
    [
      'source=ref&createdBy=Web',
      [
        ['bi.cb', 'eq', 'Web'],
        ['bi.pros', 'eq', 'ref'],
      ],
    ],
    [
      'tele=5&care=0',
      [
        ['tmsid', 'eq', '5'],
        ['ccsid', 'eq', '0'],
      ],
    ],
    ['email=a@example.com', [['bi.em.v', 'eq', 'a@example.com']]],
    ['uncalled=1', [['uncalled', 'eq', true]]],
  ])('with the address %s sends %j', (address, expected) => {
    expect(criteriaAt(`form=staffAdvanced&${address}`)).toEqual(expected)
    const search = fromQuery(new URLSearchParams(`form=staffAdvanced&${address}`))
    expect(fromQuery(toQuery(search))).toEqual(search)
  })

  it('sends members’ ages as chosen', () => {
    expect(criteriaAt('form=regular&age=25-')).toEqual([['bi.dob', 'age_range', { gte: 25 }]])
  })

  it('can use every key of the contract', () => {
    const keys = new Set(Object.values(searchParams).map(({ key }): string => key))
    expect(Object.keys(searchKeys).filter((key) => !keys.has(key))).toEqual(['me.ms', 'nw'])
  })
})
