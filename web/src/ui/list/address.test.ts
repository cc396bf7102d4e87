import { describe, expect, it } from 'vitest'
import {
  always,
  flag,
  many,
  oneOf,
  page,
  range,
  readAddress,
  text,
  wholeNumber,
  writeAddress,
} from './address.ts'

const parameters = {
  status: always(oneOf(['Ready', 'Active'], 'Ready')),
  name: text((typed) => typed.length > 2),
  age: wholeNumber(18, 100, 21),
  city: many,
  photo: flag,
  height: range,
  page: page(),
}
const initial = {
  status: 'Ready',
  name: '',
  age: 21,
  city: [],
  photo: false,
  height: { from: '', to: '' },
  page: 0,
} as const
const read = (address: string) => readAddress(parameters, new URLSearchParams(address))
const write = (part: Partial<ReturnType<typeof read>>) => String(writeAddress(parameters, part))

describe('an address', () => {
  it('that is empty gives the initial values', () => expect(read('')).toEqual(initial))

  it('ignores nonsense', () => {
    const nonsense = 'status=Lost&name=ab&age=17&age=30&city=&photo=yes&height=tall&page=-1'
    expect(read(nonsense)).toEqual(initial)
  })

  it.each([
    ['status=Active', { status: 'Active' }],
    ['status=Ready&name=Mary+%26+Co', { name: 'Mary & Co' }],
    ['status=Ready&age=18', { age: 18 }],
    ['status=Ready&age=100', { age: 100 }],
    ['status=Ready&city=Kochi&city=Chennai', { city: ['Kochi', 'Chennai'] }],
    ['status=Ready&photo=1', { photo: true }],
    ['status=Ready&height=5.10-', { height: { from: '5.10', to: '' } }],
    ['status=Ready&height=-6.1', { height: { from: '', to: '6.1' } }],
    ['status=Ready&page=3', { page: 3 }],
    ['status=Ready', {}],
  ] as const)('%s means %j, both read and written', (address, part) => {
    expect(write(part)).toBe(address)
    expect(read(address)).toEqual({ ...initial, ...part })
  })

  it.each([
    ['height=5.10&height=6.1', { height: { from: '5.10', to: '6.1' } }],
    ['height=&height=6.1', { height: { from: '', to: '6.1' } }],
    ['height=5.10&height=', { height: { from: '5.10', to: '' } }],
    ['height=&height=', {}],
    ['city=&city=Kochi&name=', { city: ['Kochi'] }],
  ])('sent by a form without a script, %s, means %j', (address, part) =>
    expect(read(address)).toEqual({ ...initial, ...part }),
  )

  it('keeps its other parameters', () => {
    const before = new URLSearchParams('form=quick&page=4&status=Active')
    expect(String(writeAddress(parameters, { page: 5 }, before))).toBe('form=quick&status=Ready&page=5')
  })

  it.each([
    ['page=101', 101],
    ['page=99999', 99_999],
    ['page=100000', 0],
    ['page=1.5', 0],
  ])('%s is page %i', (address, shown) => expect(read(address).page).toBe(shown))

  it('may count pages from one', () => {
    const counted = { page: page(1) }
    expect(readAddress(counted, new URLSearchParams('page=0'))).toEqual({ page: 0 })
    expect(readAddress(counted, new URLSearchParams('page=2'))).toEqual({ page: 1 })
    expect(String(writeAddress(counted, { page: 1 }))).toBe('page=2')
  })
})
