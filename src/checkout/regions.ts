import { type Country, isDomestic } from '@/lib/countries'

type Region = readonly [code: string, name: string]

// Names as the post of the country writes them: addresses are read there, whatever the language of the shopper.
const REGIONS: Partial<Record<Country, readonly Region[]>> = {
  usa: parse(
    'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, GU Guam, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VI Virgin Islands, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming',
  ),
  canada: parse(
    'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NT Northwest Territories, NS Nova Scotia, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Québec, SK Saskatchewan, YT Yukon',
  ),
}

function parse(list: string): Region[] {
  return list.split(', ').map((entry) => [entry.slice(0, 2), entry.slice(3)])
}

/** The states or provinces that an address in the country names; empty for the other countries. */
export function regionsOf(country: string): readonly Region[] {
  return REGIONS[country as Country] ?? []
}

type MoroccanFields = { district: string; landmark: string }

/** The fields of an address that its country does not have, emptied: a value may be left from another country. */
export function addressOf<T extends MoroccanFields & { region: string; country: string }>(values: T): T {
  return {
    ...values,
    ...(isDomestic(values.country) || values.country === '' ? {} : { district: '', landmark: '' }),
    ...(regionsOf(values.country).some(([code]) => code === values.region) ? {} : { region: '' }),
  }
}
