import { searchKeys } from '@bnr/contract/search/keys'
import { describe, expect, it } from 'vitest'
import { bnrIdError } from '../profiles/bnrIdRule.ts'
import { criteriaOf, memberCriteria } from './criteria.ts'
import { firstRangesOf } from './firstRanges.ts'
import { guestCriteria, guestMayRead, guestQueryOf, guestSearchOf } from './guestQuery.ts'
import { fromQuery, toQuery } from './query.ts'
import { defaultValues, emptyValues, memberForms } from './searchForms.ts'
import { searchParams } from './searchParams.ts'

const full = {
  ...emptyValues(),
  age: { from: '24', to: '' },
  height: { from: '5.10', to: '6.1' },
  marital: ['Widow / Widower', 'Never Married'],
  education: ['B.E. / B.Tech, Computer & Electronics'],
  work: 'Choir & organ = 50%',
  income: { from: '300000', to: '1000000' },
  country: 'India',
  state: 'Tamil Nadu',
  city: ['Chennai', 'Madurai'],
  photo: true,
  verified: true,
}

describe('the address of a search', () => {
  it.each(memberForms)('restores the %s form', (form) => {
    const search = { form, values: defaultValues(form), page: 0, sort: 'newest' as const }
    expect(fromQuery(toQuery(search))).toEqual(search)
  })

  it('restores every kind of value', () => {
    const search = { form: 'advanced', values: full, page: 3, sort: 'eldest' } as const
    const query = toQuery(search)
    const read = fromQuery(new URLSearchParams(String(query)))
    expect(read).toEqual(search)
  })

  it('contains chosen values only', () => {
    const values = { ...emptyValues(), marital: ['Any'], age: { from: '25', to: 'Any' }, country: 'Any' }
    expect(String(toQuery({ form: 'regular', values, page: 0 }))).toBe('form=regular&age=25-')
  })

  it('can be read from a form that was sent without a script', () => {
    const sent = 'form=regular&age=25&age=&height=&height=6.1&marital=Divorced&marital=Awaiting&verified=1'
    const { values } = fromQuery(new URLSearchParams(sent))
    expect(String(toQuery({ form: 'regular', values, page: 0 }))).toBe(
      'form=regular&age=25-&height=-6.1&marital=Divorced&marital=Awaiting&verified=1',
    )
  })

  it('ignores invalid values', () => {
    const read = fromQuery(new URLSearchParams('form=weird&age=young&page=-1&photo=yes&height=6&sort=id'))
    expect(read).toEqual({ form: 'advanced', values: emptyValues(), page: 0, sort: 'newest' })
  })

  it("ignores status and phone in a member's search", () => {
    const read = fromQuery(new URLSearchParams('form=quick&status=Draft&mobile=9100000001'))
    expect(criteriaOf(read.form, read.values)).toEqual([])
  })
})

describe('the criteria of a search', () => {
  it('limit every member to Active profiles of the opposite gender', () => {
    expect(memberCriteria('f')).toEqual([
      { key: 'ps', operation: 'eq', value: 'Active' },
      { key: 'bi.ge', operation: 'eq', value: 'm' },
    ])
  })

  it('contain the default ages and no height', () => {
    const usual = [{ key: 'bi.dob', operation: 'age_range', value: { gte: 21, lte: 30 } }]
    for (const form of memberForms) expect(criteriaOf(form, defaultValues(form))).toEqual(usual)
  })

  it.each([
    [{ age: { from: 24, to: 35 } }, '24', '35', ''],
    [{ age: { to: 35 }, height: { from: { feet: 5, inches: 4 } } }, '21', '35', '5.4'],
    [{ age: { to: 19 } }, '19', '19', ''],
    [{ age: { from: 40 } }, '40', '', ''],
    [{ height: { from: { feet: 5, inches: 10 } } }, '21', '30', '5.10'],
    [undefined, '21', '30', ''],
  ])('begin with the preferences %j', (basicPreference, from, to, shortest) => {
    const { age, height } = firstRangesOf({ basicPreference })
    expect([age.from, age.to, height.from]).toEqual([from, to, shortest])
  })

  it('distinguish five feet ten from five feet one', () => {
    expect(criteriaOf('quick', full)).toContainEqual({
      key: 'bi.ht',
      operation: 'range',
      value: { gte: '5.10', lte: '6.1' },
    })
  })

  it('send the photo filter as its two keys', () => {
    const keys = criteriaOf('advanced', full).map(({ key }) => key)
    expect(keys.filter((key) => key.startsWith('me.'))).toEqual(['me.ms', 'me.mt'])
  })

  it.each(['', 'Any', '0'])('have no upper income when the lower one is "%s"', (from) => {
    const values = { ...emptyValues(), income: { from, to: '500000' } }
    const income = criteriaOf('advanced', values).find(({ key }) => key === 'pi.ai')
    expect(income?.value).toEqual(from === '0' ? { gte: '0' } : undefined)
  })

  it.each(['', 'Any'])('have neither state nor city when the country is "%s"', (country) => {
    expect(criteriaOf('regular', { ...emptyValues(), country, state: 'Kerala', city: ['Kochi'] })).toEqual([])
  })

  it('leave out the criteria of another form', () => {
    expect(criteriaOf('quick', full).map(({ key }) => key)).not.toContain('pi.ai')
  })

  it('contain the BNR ID alone in a search by ID', () => {
    const calls = (address: string) => criteriaOf('id', fromQuery(new URLSearchParams(address)).values)
    expect(calls('form=id&id=+10000001+')).toEqual([{ key: 'pid', operation: 'eq', value: '10000001' }])
    expect(calls('form=id&id=')).toEqual([{ key: 'pid', operation: 'eq', value: '' }])
  })

  it('use the keys and operations that the contract declares', () => {
    for (const { key, operation } of Object.values(searchParams)) {
      expect(Object.keys(searchKeys[key].values)).toContain(operation)
    }
  })
})

describe('the guest search', () => {
  it('starts with the defaults of the home page', () => {
    const search = guestSearchOf(new URLSearchParams())
    expect(search).toEqual({ gender: 'f', from: 21, to: 30, denomination: 'Any', page: 0 })
    expect(guestCriteria(search)).toContainEqual({ key: 'ri.de', operation: 'eq', value: 'Any' })
  })

  it('is restored from its address', () => {
    const search = { gender: 'm' as const, from: 25, to: 33, denomination: 'Church of South India', page: 2 }
    expect(guestSearchOf(new URLSearchParams(String(guestQueryOf(search))))).toEqual(search)
  })

  it.each([
    [0, true],
    [2, true],
    [3, false],
  ])('may read page %i: %s', (page, allowed) => expect(guestMayRead(page)).toBe(allowed))
})

describe('a typed BNR ID', () => {
  it.each([
    ['', 'Enter BNR Id to search'],
    ['   ', 'Enter BNR Id to search'],
    ['12a4567', 'Enter BNR ID in digits'],
    ['123456', 'Enter your 7 or 8 digit BNR ID'],
    ['123456789', 'Enter your 7 or 8 digit BNR ID'],
    ['1234567', undefined],
    [' 10000001 ', undefined],
  ])('"%s" shows the error %s', (text, message) => expect(bnrIdError(text)).toBe(message))
})
