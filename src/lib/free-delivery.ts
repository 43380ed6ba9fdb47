/** Whether every order to a country is delivered for nothing: without a fee, or free from the first dirham. */
export const isAlwaysFree = ({ fee, free_from: limit }: { fee: number; free_from: number | null }): boolean =>
  fee === 0 || limit === 0
