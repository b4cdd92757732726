/** A JSON object. */
export type Json = Record<string, unknown>;

/** One operation of the document. */
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Json[];
  parameters: { name: string; in: string; required: boolean; schema: Json; description?: string }[];
  requestBody?: { required: true; content: Json };
  responses: Record<
    string,
    { description: string; headers?: Record<string, { description: string; schema: Json }>; content?: Json }
  >;
}

/** An OpenAPI 3.1 document. */
export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Json;
}
