import { matchPath } from 'react-router'
import { expect, it } from 'vitest'
import { screens } from '../screens/screens.ts'
import { memberPlaces, placeNames, placeOf } from './memberPlaces.ts'

const own = '10000001'

it.each([
  ['/profile/dashboard', 'home'],
  ['/notifications', 'home'],
  ['/matches', 'matches'],
  ['/profile/search', 'search'],
  ['/profile/list', 'search'],
  ['/profile/searches', 'search'],
  ['/profile/10000002', 'search'],
  ['/activity/interest-received', 'interests'],
  ['/activity/blocked', 'interests'],
  ['/profile/10000001', 'me'],
  ['/profile/update/10000001', 'me'],
  ['/profile/settings', 'me'],
  ['/profile/myaccount', 'me'],
  ['/packages', 'me'],
  ['/checkout', 'me'],
  ['/about-us', undefined],
])('%s is at %s', (pathname, place) => {
  expect(placeOf(pathname, own)).toBe(place)
})

it('every page of members has a place', () => {
  const isOfApplication = (path: string) => !path.startsWith('/dev/') && !path.endsWith('*')
  const pages = screens.filter(({ shell, path }) => shell === 'member' && isOfApplication(path))
  expect(pages.length).toBeGreaterThan(10)
  for (const { path } of pages) expect(placeOf(path.replaceAll(/:\w+/g, '10000002'), own), path).toBeDefined()
})

it('leads to pages of the route table, each at its own place', () => {
  const paths = screens.map(({ path }) => path).filter((path) => !path.endsWith('*'))
  for (const name of placeNames) {
    const place = memberPlaces[name]
    if (!('to' in place)) continue
    expect(paths.some((path) => matchPath(path, place.to))).toBe(true)
    expect(placeOf(place.to, own)).toBe(name)
  }
})
