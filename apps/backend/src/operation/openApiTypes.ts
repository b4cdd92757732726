/** A JSON object. */
export type Json = Record<string, unknown>;

/** One operation of the document. */
export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Json[];
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: { content: Json };
  responses: Record<string, { description: string; headers?: Record<string, { description: string }>; content?: Json }>;
}

/** The OpenAPI document. */
export interface OpenApi {
  info: { title: string; description: string };
  paths: Record<string, Record<string, Operation>>;
}
