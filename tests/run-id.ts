/** One id per run, so that the template database of an earlier run is not reused. */
export default function setup() {
  process.env.TEST_RUN = crypto.randomUUID()
}
