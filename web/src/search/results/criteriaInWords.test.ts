import { describe, expect, it } from 'vitest'
import { fromQuery, toQuery } from '../query.ts'
import { criteriaInWords, inBrief, type Words } from './criteriaInWords.ts'

const inWords = (query: string, words: Words = {}) => {
  const { form, values } = fromQuery(new URLSearchParams(query))
  return criteriaInWords(form, values, words).map(({ text, left }) => [
    text,
    left && String(toQuery({ form, values: left, page: 0 })),
  ])
}

describe('the criteria of a search in words', () => {
  it('name each entry of a list, and the search without it', () => {
    expect(inWords('form=quick&denomination=CSI&denomination=Anglican&verified=1')).toEqual([
      ['CSI', 'form=quick&denomination=Anglican&verified=1'],
      ['Anglican', 'form=quick&denomination=CSI&verified=1'],
      ['Verified number', 'form=quick&denomination=CSI&denomination=Anglican'],
    ])
  })

  it.each([
    ['form=quick&age=21-30', '21 to 30 years'],
    ['form=quick&age=21-', 'From 21 years'],
    ['form=quick&age=-30', 'Up to 30 years'],
    ['form=quick&height=5.4-5.10', '5 ft 4 to 5 ft 10'],
    ['form=advanced&income=300000-1000000', 'Rs. 3,00,000 to Rs. 10,00,000'],
    ['form=advanced&work=nurse', 'nurse'],
    ['form=advanced&photo=1', 'With Photo'],
  ])('of %s are "%s"', (query, text) => {
    const height = (value: string) => value.replace('.', ' ft ')
    expect(inWords(query, { height })).toEqual([[text, `form=${query.slice(5, query.indexOf('&'))}`]])
  })

  it('leave out the places within a removed place', () => {
    const [country, state, city] = inWords('form=regular&country=India&state=Kerala&city=Kochi')
    expect(country).toEqual(['India', 'form=regular'])
    expect(state).toEqual(['Kerala', 'form=regular&country=India'])
    expect(city).toEqual(['Kochi', 'form=regular&country=India&state=Kerala'])
  })

  it('keep the ID of a search by ID, which would find nobody without it', () => {
    expect(inWords('form=id&id=10000002')).toEqual([['10000002', undefined]])
  })

  it('of staff name the field, except for a code, which belongs to its number', () => {
    const query = 'form=staff&status=Ready&mobile=9100000001&mobileCode=91&photos=no&mine=1'
    expect(inWords(query, { mobileCode: () => '' }).map(([text]) => text)).toEqual([
      'Profile status: Ready',
      'Mobile number: 9100000001',
      'Photo: Without',
      'Assigned to me',
    ])
  })

  it('in brief are the first two of each list, and how many more it has', () => {
    const query = 'form=quick&age=21-30&denomination=CSI&denomination=Anglican&denomination=Marthoma'
    const { form, values } = fromQuery(new URLSearchParams(query))
    expect(inBrief(criteriaInWords(form, values, {}))).toEqual([
      '21 to 30 years',
      'CSI',
      'Anglican',
      '1 more',
    ])
  })
})
