import { within } from '../../list.ts'

/** States, provinces and regions of Asia, Africa and the Pacific. The parent is the country's ISO number. Codes are stored: never change or reuse one. */
export const asiaPacificStates = [
  // Australia
  ...within(36, [
    [421, 'Australian Capital Territory'],
    [422, 'New South Wales'],
    [423, 'Northern Territory'],
    [424, 'Queensland'],
    [425, 'South Australia'],
    [426, 'Tasmania'],
    [427, 'Victoria'],
    [428, 'Western Australia'],
  ]),
  // New Zealand
  ...within(554, [
    [441, 'Auckland'],
    [442, 'Bay of Plenty'],
    [443, 'Canterbury'],
    [444, 'Gisborne'],
    [445, "Hawke's Bay"],
    [446, 'Manawatu-Whanganui'],
    [447, 'Marlborough'],
    [448, 'Nelson'],
    [449, 'Northland'],
    [450, 'Otago'],
    [451, 'Southland'],
    [452, 'Taranaki'],
    [453, 'Tasman'],
    [454, 'Waikato'],
    [455, 'Wellington'],
    [456, 'West Coast'],
  ]),
  // Singapore
  ...within(702, [
    [461, 'Central Singapore'],
    [462, 'North East'],
    [463, 'North West'],
    [464, 'South East'],
    [465, 'South West'],
  ]),
  // Malaysia
  ...within(458, [
    [481, 'Johor'],
    [482, 'Kedah'],
    [483, 'Kelantan'],
    [484, 'Kuala Lumpur'],
    [485, 'Labuan'],
    [486, 'Melaka'],
    [487, 'Negeri Sembilan'],
    [488, 'Pahang'],
    [489, 'Penang'],
    [490, 'Perak'],
    [491, 'Perlis'],
    [492, 'Putrajaya'],
    [493, 'Sabah'],
    [494, 'Sarawak'],
    [495, 'Selangor'],
    [496, 'Terengganu'],
  ]),
  // Sri Lanka
  ...within(144, [
    [501, 'Central'],
    [502, 'Eastern'],
    [503, 'North Central'],
    [504, 'Northern'],
    [505, 'North Western'],
    [506, 'Sabaragamuwa'],
    [507, 'Southern'],
    [508, 'Uva'],
    [509, 'Western'],
  ]),
  // South Africa
  ...within(710, [
    [521, 'Eastern Cape'],
    [522, 'Free State'],
    [523, 'Gauteng'],
    [524, 'KwaZulu-Natal'],
    [525, 'Limpopo'],
    [526, 'Mpumalanga'],
    [527, 'North West'],
    [528, 'Northern Cape'],
    [529, 'Western Cape'],
  ]),
]
