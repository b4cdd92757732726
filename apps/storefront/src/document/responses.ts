/** The id of the element in which a document has the responses of its calls, as JSON by SWR's keys. */
export const RESPONSES_ID = 'responses';
